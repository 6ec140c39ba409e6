/** Why there is no backup, or why one cannot be read. */
export const backupProblems = {
  'not-a-backup': 'This file is not a locker backup. Choose the .zip file that the locker saved.',
  empty:
    'This file is empty: it has 0 bytes. Copy or download the backup again, then choose that file.',
  incomplete: 'This backup is incomplete or damaged. Copy or download it again.',
  'no-list': 'This zip file has no list of documents, so it is not a locker backup.',
  'texts-alone':
    'This file holds waiting messages or drafts as text, and no documents: the locker was locked when it was saved. Open the file with another program to read them.',
  newer: 'This backup was made by a newer version of the site. Update the site and try again.',
  encrypted: 'This zip file has a password. Choose the file as the locker saved it.',
  method:
    'This zip file is packed in a way that this site cannot open, such as LZMA or bzip2. Pack it as an ordinary zip file, or choose the file that the locker saved.',
  hostile: 'This zip file would unpack to far more than it holds, so it was not opened.',
  'too-many': 'This zip file lists more documents than any locker holds, so it was not opened.',
  'no-room': 'This device has no room to put the backup together. Free some space and try again.',
};
