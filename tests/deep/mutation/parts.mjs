/** What is mutated, in parts that run separately: which sources, and the tests that must notice. */
export const PARTS = {
  // What becomes of a message, and of the queue, by which answer.
  'outbox-rules': {
    sources: [
      'src/core/outbox/{doubt,error-code,identity,journal,queue}.ts',
      'src/core/outbox/{record,response,settle,transitions,with-journal}.ts',
    ],
    tests: ['{src,tests/unit}/core/outbox/**/*.test.ts'],
  },
  // Who sends it when, and what is asked before and after.
  'outbox-sending': {
    sources: ['src/core/outbox/{attempt,flush,submit,take-send-lock}.ts'],
    tests: ['{src,tests/unit}/core/outbox/**/*.test.ts'],
  },
  // How it is accepted, stored, and sent where nothing is stored.
  'outbox-keeping': {
    sources: [
      'src/core/outbox/{accept,accept-or-reserve,reserve,save-to-send}.ts',
      'src/core/outbox/{send-unstored,sender,store}.ts',
    ],
    tests: ['{src,tests/unit}/core/outbox/**/*.test.ts'],
  },
  // What a device does for it: requests, locks, wakes.
  'outbox-device': {
    sources: [
      'src/core/outbox/{answers,browser-device,call-email-js,channel,copy-may-have-arrived}.ts',
      'src/core/outbox/{device,device-with,forget-sent,lend-fetch,limits,mail-settings}.ts',
      'src/core/outbox/{payload,post,retry-after,send-lock,sent,stopped,stored-sentence}.ts',
      'src/core/outbox/{wake-later,wake-worker,write-surely}.ts',
    ],
    tests: ['{src,tests/unit}/core/outbox/**/*.test.ts'],
  },
  // The keys and the settings of an encrypted locker, and how it is sealed and unsealed.
  'seal-keys': {
    sources: [
      'src/core/locker/seal/{base64,buffered-store,cipher,derive-key,encryption}.ts',
      'src/core/locker/seal/{record-bytes,screen-lock,seal,seal-locker,settings}.ts',
      'src/core/locker/seal/{stored-seal,subtle,wrap-key,wrong-passphrase}.ts',
    ],
    tests: [
      'src/core/locker/{encrypted-backup,insecure,lock,newer-records,record-bytes}.test.ts',
      'src/core/locker/seal*.test.ts',
    ],
  },
  // What is read and written while it is sealed, and its locks.
  'seal-records': {
    sources: ['src/core/locker/seal/{convert,lock,sealed-transactions,typed-json}.ts'],
    tests: [
      'src/core/locker/{encrypted-backup,insecure,lock,newer-records,record-bytes}.test.ts',
      'src/core/locker/seal*.test.ts',
    ],
  },
  precache: {
    sources: [
      'builds',
      'cache-lock',
      'cached-file',
      'check-installation',
      'fetch-entry',
      'fetch-refused',
      'in-pool',
      'install-build',
      'integrity',
      'kept-languages',
      'language-pack',
      'precache',
      'prune-cache',
      'refused',
      'repair-cache',
      'restore',
      'unpack',
    ].map((name) => `src/sw/${name}.ts`),
    tests: ['{src,tests/unit}/sw/**/*.test.ts'],
  },
  // How records of the locker are stored and read.
  'locker-records': {
    sources: [
      'src/core/locker/{bytes-in,channel,database,document,document-v1,error}.ts',
      'src/core/locker/{limits,read,read-bytes,samples}.ts',
      'src/store/{guarded-storage,locker-deletions}.ts',
    ],
    tests: [
      'src/core/locker/{backup,backup-archives,backup-imports,damaged-bytes,documents}.test.ts',
      'src/core/locker/{error,kept,lock,newer-records}.test.ts',
      'src/core/locker/{browser-refuses,cut-off-changes,newer-database,unreadable-records}.test.ts',
      'src/core/locker/{quarantine,seal,seal-tabs}.test.ts',
      'src/features/locker/{in-memory,undo-on-full-disk}.test.ts',
      '{src,tests/unit}/store/{fixtures,guarded-storage}.test.ts',
    ],
  },
  // How a backup is packed and unpacked. Without tests of its largest sizes, which take seconds each.
  'backup-archive': {
    sources: [
      'src/core/locker/backup/{archive-writer,bounded-fields,find-files,numbered-path,open-archive}.ts',
      'src/core/locker/backup/{too-many-lines,window-reader,zip-directory,zip-end,zip-file}.ts',
      'src/core/locker/crc32.ts',
    ],
    tests: ['src/core/locker/{backup,backup-archives,repacked-backup,too-many-lines}.test.ts'],
  },
  // What it holds, and what becomes of that.
  'backup-contents': {
    sources: [
      'src/core/locker/backup/{backup-error,contents,encrypted-backup,export,import}.ts',
      'src/core/locker/backup/{imported-issuer,manifest,match-existing,merge,pack-quarantine}.ts',
      'src/core/locker/backup/{text-files,undo-import}.ts',
    ],
    tests: [
      'src/core/locker/{backup,backup-archives,backup-imports,encrypted-backup,quarantine}.test.ts',
    ],
  },
  // What is made of a file that somebody chose: its name, its kind, what a preview shows of it.
  'locker-files': {
    sources: [
      'src/core/locker/{as-shown,as-text,export-json,file-name,first-bytes,title,visible-name}.ts',
      'src/core/locker/{picture-frames,picture-size,picture-type,preview,uploaded-document}.ts',
    ],
    tests: [
      'src/core/locker/{file-name,first-bytes,picture-frames,preview,text-forms,uploaded-document,visible-name}.test.ts',
    ],
  },
  // What was lost, and was not removed.
  'locker-losses': {
    sources: [
      'src/core/locker/{lost-documents,removals,telling-removals}.ts',
      'src/store/{kept-documents,memory-of-documents}.ts',
    ],
    tests: [
      '{src,tests/unit}/core/locker/{lost-documents,telling-removals}.test.ts',
      '{src,tests/unit}/store/{kept-documents,memory-of-documents}.test.ts',
      '{src,tests/unit}/store/lost-documents/*.test.ts',
      '{src,tests/unit}/features/locker/{lost-by-ids,lost-documents}.test.ts',
    ],
    // Its simulation is fast.
    schedules: 20,
  },
  // What is kept, and what goes for good.
  'locker-keeps': {
    sources: [
      'src/core/locker/{add,change,purge,undo-offers,remove-with-bytes,making-room}.ts',
      'src/core/locker/{quarantine,parse-all,position,file-bytes,sign-in,session}.ts',
      'src/core/locker/tray/*.ts',
    ],
    tests: [
      'src/core/locker/{documents,quarantine,tray,damaged-bytes,kept}.test.ts',
      'src/core/locker/{browser-refuses,cut-off-changes,newer-database,unreadable-records}.test.ts',
    ],
  },
  'share-in': {
    sources: ['src/sw/share-in.ts', 'src/core/locker/{share-result,share-target}.ts'],
    tests: ['src/sw/share-in.test.ts', '{src,tests/unit}/core/locker/{share-result,tray}.test.ts'],
  },
  respond: {
    sources: [
      'respond',
      'serve-file',
      'serve-in-language',
      'serve-listed',
      'serve-page',
      'read-file',
      'content-type',
      'manifest',
    ].map((name) => `src/sw/${name}.ts`),
    tests: ['{src,tests/unit}/sw/**/*.test.ts'],
  },
  serve: {
    sources: ['build/server/*.ts'],
    tests: ['tests/unit/build/serve/*.test.ts'],
  },
  reader: {
    sources: ['src/lib/{reader,quantities}/*.ts'],
    tests: ['{src,tests/unit}/lib/{reader,quantities}/*.test.ts'],
  },
  // What a sandbox reads of a request, refuses of it, and answers.
  'engine-requests': {
    sources: ['src/core/sandbox/request/*.ts', 'src/core/sandbox/{answer,refused}.ts'],
    tests: [
      'src/core/sandbox/{answers,bodies,field-faults,form,idempotency,keys,lists}.test.ts',
      'src/core/sandbox/{nothing-real,order-of-checks,webhooks}.test.ts',
    ],
  },
  // What its calls and its clock do to money and to objects, beginning with those that it is seeded with.
  'engine-handlers': {
    sources: [
      'src/core/sandbox/handlers/**/*.ts',
      'src/core/sandbox/checkout/*.ts',
      'src/core/sandbox/failure-of.ts',
      'src/core/sandbox/state/{bank-reference,seed}.ts',
    ],
    tests: [
      'src/core/sandbox/{clock,every-state,flows,lists,money,nothing-real}.test.ts',
      'src/core/sandbox/{order-of-checks,restarted,session,state,top-to-bottom}.test.ts',
      'src/core/sandbox/webhooks.test.ts',
    ],
  },
  // What a sandbox does once, keeps, and does again.
  'engine-state': {
    sources: [
      'src/core/sandbox/{handle,idempotency,ledger,move,replay,session}.ts',
      'src/core/sandbox/clock/*.ts',
      'src/core/sandbox/state/{ids,store,tidy}.ts',
    ],
    tests: [
      'src/core/sandbox/{clock,idempotency,lists,restarted,running,session,state,webhooks}.test.ts',
      'src/core/sandbox/{order-of-checks,every-state,money,nothing-real}.test.ts',
    ],
  },
  // How a local sandbox is started, and where its events go. Without `main.ts`, which runs in a separate process, in
  // `sandbox-file.test.ts`.
  'sandbox-start': {
    sources: ['build/server/sandbox/{options,read-commands,event-address,hosts}.ts'],
    tests: ['tests/unit/build/sandbox/{options,read-commands,event-address}.test.ts'],
  },
  // What an event says, who signed it, where it is posted, and what a request holds.
  events: {
    sources: [
      'build/server/sandbox/{post-event,read-request}.ts',
      'src/core/sandbox/webhooks/*.ts',
    ],
    tests: [
      'tests/unit/build/sandbox/{sandbox-server,post-event}.test.ts',
      'src/core/sandbox/{webhooks,verified}.test.ts',
    ],
  },
  // Whom it is sent when. Who waits for whom is seen by its simulation, which is fast.
  sender: {
    sources: ['build/server/sandbox/send-events.ts'],
    tests: ['tests/unit/build/sandbox/sender/*.test.ts'],
    schedules: 20,
  },
  'sandbox-server': {
    sources: ['build/server/sandbox/sandbox-server.ts'],
    tests: ['tests/unit/build/sandbox/sandbox-server.test.ts'],
  },
};
