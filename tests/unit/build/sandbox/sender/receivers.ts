/** What a receiver does with the events that it gets. */
export interface Receiver {
  url: string;
  /** How long it takes to answer, in milliseconds. The first answer of a server that compiles takes longer. */
  takesMs: (nth: number) => number;
  /** Status of its answer; 0 where it gives none in time. */
  status: (nth: number) => number;
}

const ok = () => 200;

export const FORWARD: Receiver = {
  url: 'http://localhost:4000/forwarded',
  takesMs: (nth) => (nth === 0 ? 2_500 : 5),
  status: ok,
};

export const RECEIVERS: readonly Receiver[] = [
  { url: 'http://localhost:4001/fast', takesMs: () => 5, status: ok },
  { url: 'http://localhost:4002/slow', takesMs: (nth) => (nth === 0 ? 2_500 : 300), status: ok },
  { url: 'http://localhost:4003/fails', takesMs: () => 5, status: (nth) => [500, 503][nth] ?? 200 },
  { url: 'http://localhost:4004/hangs', takesMs: () => 10_000, status: () => 0 },
  { url: 'http://localhost:4005/late', takesMs: () => 1_700, status: () => 410 },
  // The same address as that of --forward.
  FORWARD,
  { url: 'https://shop.example/hook', takesMs: () => 0, status: () => 0 },
];
