/**
 * Databases that do not open until `answer` is called: then every request that was made, and every later one, succeeds.
 */
export function lateDatabases(device: IDBFactory) {
  let held: (() => void)[] | undefined = [];
  const open = (name: string, version?: number) => {
    if (!held) return device.open(name, version);
    const request = {} as IDBOpenDBRequest;
    held.push(() => {
      const opening = device.open(name, version);
      opening.onsuccess = () => {
        Object.assign(request, { result: opening.result });
        request.onsuccess?.(new Event('success'));
      };
    });
    return request;
  };
  return {
    factory: { open } as unknown as IDBFactory,
    answer() {
      for (const answer of held ?? []) answer();
      held = undefined;
    },
  };
}
