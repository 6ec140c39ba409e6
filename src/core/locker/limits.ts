/** Numbers of the locker. Where a line names no other source they are in the product's decisions. */

/** A larger file is refused. */
export const MAX_FILE_BYTES = 25 * 1024 * 1024;

/** More files, or bytes, than these do not wait in the tray at a time. */
export const MAX_TRAY_FILES = 20;
export const MAX_TRAY_BYTES = 100 * 1024 * 1024;

/** Bytes at the beginning of a file in the tray that tell its type; all of them are never read for that. */
export const TRAY_HEAD_BYTES = 512;

/** No system stores a longer file name, so the rest is cut off. */
export const MAX_SENT_NAME_CHARACTERS = 1_000;

/** Type and subtype have 127 at most (RFC 6838, section 4.2); the rest is for parameters. */
export const MAX_MEDIA_TYPE_CHARACTERS = 1_000;

/** Where no page can ask which undos others offer, a deleted document is taken for left after so long. */
export const LEFT_DELETED_MS = 40_000;

/** Longer titles are cut. */
export const MAX_TITLE_CHARACTERS = 120;

/** Longest name of a downloaded file without its ending; some systems count 255 bytes in all. */
export const MAX_FILE_NAME_CHARACTERS = 60;

/** A picture with more would take a phone's memory when it is rendered. */
export const MAX_PREVIEW_PIXELS = 64_000_000;

/** A moving picture with more frames was made to fill a device. */
export const MAX_PREVIEW_FRAMES = 2_000;

/** More text than that is not put into a preview. */
export const MAX_PREVIEW_TEXT_BYTES = 200_000;

/** Plain zip archives count in 32 bits and 16 bits. */
export const MAX_BACKUP_BYTES = 0xfff0_0000;
export const MAX_BACKUP_FILES = 65_000;

/** A larger locker is backed up in parts: Chromium held 500 MB for downloads where it was measured. */
export const MAX_PART_BYTES = 200 * 1024 * 1024;

/** Documents of a backup that are imported in one transaction, and about how many bytes of files they may hold. */
export const MAX_BATCH_DOCUMENTS = 128;
export const MAX_BATCH_BYTES = 16 * 1024 * 1024;

/** The list in a backup with `MAX_BACKUP_FILES` documents stays far below. */
export const MAX_MANIFEST_BYTES = 64 * 1024 * 1024;

/** Fields of a document in a backup that this version does not know: that much JSON, that deeply nested. */
export const MAX_UNKNOWN_CHARACTERS = 4_000;
export const MAX_UNKNOWN_DEPTH = 8;

/** Papers together do not shrink to less than a hundredth; a large thing that claims to was made to fill a device. */
export const MAX_UNPACKING_RATIO = 100;

/** Blank scans shrink to a thousandth: what a backup of this site may hold is never too much. */
export const MAX_UNPACKED_ANYWAY_BYTES = MAX_PART_BYTES;
