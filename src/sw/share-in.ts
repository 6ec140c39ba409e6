import { asLockerError } from '#core/locker/error.ts';
import { readSession } from '#core/locker/session.ts';
import { SHARE_FIELD, type ShareRefusal, shareResultUrl } from '#core/locker/share-target.ts';
import { addToTray } from '#core/locker/tray/add-to-tray.ts';

/**
 * Takes files that another app shares. They are in the tray, on the disk, before this responds with the way
 * to the locker; the network has no part in it. Never rejects.
 */
export async function shareIn(request: Request): Promise<Response> {
  const refused = new Set<ShareRefusal>();
  let shared = 0;
  // Asked before the files are read, which takes a while: a sign-out in the meantime keeps them away.
  const session = await readSession().catch((error) => void refused.add(reasonOf(error)));
  const files = refused.size > 0 ? [] : await filesOf(request, refused);
  for (const file of files) {
    try {
      await addToTray(file, { session });
      shared++;
    } catch (error) {
      refused.add(reasonOf(error));
    }
  }
  const url = shareResultUrl({ shared, refused: [...refused] });
  return Response.redirect(location.origin + url, 303);
}

const reasonOf = (error: unknown) => asLockerError(error).reason;

async function filesOf(request: Request, refused: Set<ShareRefusal>): Promise<File[]> {
  if (isForeign(request)) {
    refused.add('foreign');
    return [];
  }
  try {
    const entries = (await request.formData()).getAll(SHARE_FIELD);
    // A file input that was left empty is sent as a file without a name.
    const files = entries.filter(
      (entry): entry is File => typeof entry !== 'string' && (entry.name !== '' || entry.size > 0),
    );
    if (files.length === 0) refused.add('no-file');
    return files;
  } catch {
    refused.add('unreadable');
    return [];
  }
}

// Any page can send a form here. A share sheet sends `null` for an origin, and so does a website that hides
// its own, without a press too: nothing in the request tells them apart, so both end in the tray.
function isForeign({ headers }: Request): boolean {
  const origin = headers.get('origin') ?? 'null';
  return origin !== 'null' && origin !== location.origin;
}
