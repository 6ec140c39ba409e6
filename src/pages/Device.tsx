import { ThemeSwitch } from '#components/ThemeSwitch.tsx';
import { WithoutScripts } from '#components/WithoutScripts.tsx';
import type { Page } from '#copy/types/page.ts';
import { API_PREFIX, POSTERS_PREFIX } from '#core/languages/api-pack.ts';
import { Erased } from '#features/device/erase/Erased.tsx';
import { HomeScreenPanel } from '#features/device/HomeScreenPanel.tsx';
import { KeptPanel } from '#features/device/KeptPanel.tsx';
import { useKept } from '#features/device/kept/use-kept.ts';
import { LanguagesPanel } from '#features/device/LanguagesPanel.tsx';
import { LockPanel } from '#features/device/LockPanel.tsx';
import { LooksPanel } from '#features/device/LooksPanel.tsx';
import { PackPanel } from '#features/device/PackPanel.tsx';
import { RoomPanel } from '#features/device/RoomPanel.tsx';
import { TakePanel } from '#features/device/TakePanel.tsx';
import { VersionPanel } from '#features/device/VersionPanel.tsx';
import * as packs from '#features/device/words/packs.ts';
import { ReadyPanel } from '#features/offline/ReadyPanel.tsx';
import '#features/device/device.scss';

/** What this device keeps, and what its visitor can do with it. */
export default function Device({ page }: { page: Page<'Device'> }) {
  const kept = useKept();
  const { locker } = kept ?? {};
  return (
    <div className="container device-page">
      <div className="tool-head">
        <h1 tabIndex={-1}>{page.head.heading}</h1>
        <p>{page.head.lead}</p>
      </div>
      <WithoutScripts text={page.withoutScripts} />
      <Erased />
      <ReadyPanel checks />
      <VersionPanel release={page.release} news={page.news} />
      <div className="device-grid">
        <div className="device-column">
          <KeptPanel {...page.kept} kept={kept} />
          <RoomPanel documentBytes={typeof locker === 'object' ? locker.bytes : undefined} />
          <TakePanel take={page.take} erase={page.erase} kept={kept} />
        </div>
        <div className="device-column">
          <HomeScreenPanel {...page.homeScreen} />
          <LockPanel copy={page.lock} kept={kept} />
          <LanguagesPanel />
          <PackPanel prefix={API_PREFIX} pack={packs.api} />
          <PackPanel prefix={POSTERS_PREFIX} pack={packs.posters} />
          <LooksPanel copy={page.looks} appearance={<ThemeSwitch />} />
        </div>
      </div>
    </div>
  );
}
