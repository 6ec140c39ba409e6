import { lazy, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { laterComponent } from '#components/later/later-component.tsx';
import { Note } from '#components/Note.tsx';
import type { Tools } from '#copy/types/tools.ts';
import { useLocker } from '#store/locker.ts';
import { useUploads } from '#store/locker-uploads.ts';
import { useUnsavedWork } from '#store/unsaved-work.ts';
import { BackupPanel } from './backup/BackupPanel.tsx';
import { DeletedNote } from './list/DeletedNote.tsx';
import { DeleteForGood } from './list/DeleteForGood.tsx';
import { Documents } from './list/Documents.tsx';
import { deleteLater, endUndo } from './list/deletion.ts';
import { Toolbar } from './list/Toolbar.tsx';
import { UploadProgress } from './list/UploadProgress.tsx';
import { Usage } from './list/Usage.tsx';
import { useDocuments } from './list/use-documents.ts';
import { useHandedFiles } from './list/use-handed-files.ts';
import { NothingOpen } from './preview/NothingOpen.tsx';
import { forgetNamesAtSignOut } from './session/forget-names.ts';
import { LockerNotices } from './session/LockerNotices.tsx';
import { onLeave } from './session/on-leave.ts';
import { onReturn } from './session/on-return.ts';
import { refreshLocker, startLocker } from './session/sync-locker-store.ts';
import { Tray } from './tray/Tray.tsx';
import { TrayCount } from './tray/TrayCount.tsx';
import * as words from './words/list.tsx';
import './tool.scss';
import './tray/tray.scss';

const Preview = laterComponent(() => import('./preview/PreviewPanel.tsx'), { when: 'page' });
// It suspends, so that what was open stays until it is here, and the focus can go to its heading.
const PreviewPanel = lazy(() => Preview.load().catch(() => ({ default: Preview })));
const EditActions = laterComponent(() => import('./preview/EditActions.tsx'));
const LockPanel = laterComponent(() => import('./lock/LockPanel.tsx'), { when: 'page' });

/** The document locker under its head. */
export default function LockerTool({ tool }: { tool: Tools['locker'] }) {
  const { ready, loading, inMemory, lock } = useLocker();
  const locked = lock === 'locked';
  const documents = useDocuments();
  const { query, setQuery, all, found } = documents;
  const over = useHandedFiles();
  const [pressed, setPressed] = useState<{ id: string }>();
  // The pressed button shows it before the preview is rendered.
  const opened = useDeferredValue(pressed);
  const heading = useRef<HTMLHeadingElement>(null);
  // A document that is gone, here or in another tab, is not shown any longer.
  const open = all.find(({ document }) => document.id === opened?.id)?.document;
  useEffect(() => void startLocker(), []);
  // At View it is there, also if the network is gone by then.
  useEffect(Preview.hint, []);
  useEffect(forgetNamesAtSignOut, []);
  useEffect(() => onLeave(endUndo), []);
  useEffect(() => onReturn(() => void refreshLocker()), []);
  const panel = useRef<HTMLDivElement>(null);
  const wasLocked = useRef<boolean>(undefined);
  useEffect(() => {
    if (!ready) return;
    const isChanged = wasLocked.current === !locked;
    wasLocked.current = locked;
    // What locked or opened it is gone, with the focus in it.
    if (isChanged && document.activeElement === document.body) panel.current?.focus();
  }, [ready, locked]);
  const uploading = useUploads(({ total }) => total > 0);
  // What is in memory only would be lost by a reload.
  useUnsavedWork(uploading || (inMemory && all.length > 0));

  // Each press is a new object, so that viewing the same document again also leads to its preview.
  const view = useCallback((id: string) => setPressed({ id }), []);
  useEffect(() => {
    if (!opened) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone the preview lies below the list.
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' });
  }, [opened]);

  return (
    <section
      className={`section section--tight locker-drop${over ? ' is-over' : ''}`}
      aria-label={words.yourDocuments}
    >
      <div className="container grid">
        <div className="locker-top">
          <LockerNotices />
          <Tray />
          {!locked && <Toolbar query={query} onQuery={setQuery} />}
          <TrayCount />
          <UploadProgress />
          <DeletedNote />
          <DeleteForGood />
        </div>
        <div className={all.length > 0 ? 'locker locker-split' : 'locker'}>
          <div>
            <div className="panel docs-panel" tabIndex={-1} ref={panel}>
              <h2 className="visually-hidden">{words.documents}</h2>
              <Documents {...documents} selected={pressed?.id} onView={view} />
            </div>
            {all.length > 0 && <Usage shown={found.length} all={all.length} />}
          </div>
          {!open && all.length > 0 && <NothingOpen />}
          {open && !loading && (
            <PreviewPanel key={open.id} document={open} headingRef={heading}>
              <EditActions document={open} onDelete={() => void deleteLater(open)} />
            </PreviewPanel>
          )}
        </div>
        {!locked && <BackupPanel />}
        {ready && !locked && !inMemory && <LockPanel />}
        <Note tone="info">{tool.note}</Note>
      </div>
    </section>
  );
}
