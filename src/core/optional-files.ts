/**
 * Kinds of files without which every page opens and every tool works: typefaces and pictures, which data savers and
 * firewalls refuse; files that are handed on to other programs; and what only the browser's own install dialog reads.
 */
const OPTIONAL = /\.(?:woff2|svg|png|jpe?g|webp|avif|gif|ico|pdf|webmanifest)$|^\/api\//;

/** Whether a site without this file is whole but for its looks, given the file's path in the build. */
export const isOptional = (path: string): boolean => OPTIONAL.test(path);
