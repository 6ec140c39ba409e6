type Body = string | ArrayBuffer | null;

/** A response of which the worker can read all that it does, without the streams of a real one. */
export class SmallResponse {
  readonly bytes: Uint8Array;
  readonly status: number;
  readonly headers: Headers;

  constructor(body: Body = null, init: { status?: number; headers?: HeadersInit } = {}) {
    this.bytes =
      typeof body === 'string'
        ? new TextEncoder().encode(body)
        : new Uint8Array(body ?? new ArrayBuffer(0));
    this.status = init.status ?? 200;
    this.headers = new Headers(init.headers);
  }

  /** One whose bytes the disk does not give. */
  static unreadable(): SmallResponse {
    const response = new SmallResponse();
    response.arrayBuffer = () => Promise.reject(new TypeError('Failed to fetch'));
    response.text = () => Promise.reject(new TypeError('Failed to fetch'));
    return response;
  }

  /** One whose bytes come later than its headers, or are cut. */
  static late(
    { bytes, status, headers }: SmallResponse,
    arrive: <Value>(body: () => Value) => Promise<Value>,
  ): SmallResponse {
    const response = new SmallResponse(bytes.slice().buffer, { status, headers });
    response.arrayBuffer = () => arrive(() => response.bytes.slice().buffer as ArrayBuffer);
    response.text = () => arrive(() => new TextDecoder().decode(response.bytes));
    return response;
  }

  static error = () => new SmallResponse(null, { status: 0 });
  static redirect = (location: string, status = 302) =>
    new SmallResponse(null, { status, headers: { location } });

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }
  arrayBuffer = async (): Promise<ArrayBuffer> => this.bytes.slice().buffer as ArrayBuffer;
  text = async (): Promise<string> => new TextDecoder().decode(this.bytes);
  json = async () => JSON.parse(await this.text());
  clone = () => this;
}
