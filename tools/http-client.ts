/** Answer of a call, its JSON already read (text when it is not JSON). */
export interface Answer {
  status: number;
  // Tests look into answers freely; the shape is what they assert.
  // biome-ignore lint/suspicious/noExplicitAny: a test reads any shape
  body: any;
  headers: Headers;
}

/**
 * A browser without a screen: keeps cookies, repeats the XSRF token on writes. The tests and the demo speak to
 * the application through it, so they use the same HTTP API as a browser.
 */
export class HttpClient {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  readonly #everyCall: Record<string, string>;

  /** `everyCall`: headers that go along with each request. */
  constructor(url: string, everyCall: Record<string, string> = {}) {
    this.url = url;
    this.#everyCall = everyCall;
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('GET', path, { headers });
  }

  post(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('POST', path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
  }

  put(path: string, json: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('PUT', path, {
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    });
  }

  postForm(path: string, form: FormData, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('POST', path, { headers, body: form });
  }

  del(path: string): Promise<Answer> {
    return this.request('DELETE', path, {});
  }

  async request(method: string, path: string, init: RequestInit): Promise<Answer> {
    const unsafe = method !== 'GET' && method !== 'HEAD';
    if (unsafe && !this.cookies.has('XSRF-TOKEN')) await this.request('GET', '/api/auth/me', {});
    const headers = new Headers({
      ...this.#everyCall,
      ...(init.headers as Record<string, string> | undefined),
    });
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader);
    if (unsafe && !headers.has('x-xsrf-token'))
      headers.set('x-xsrf-token', this.cookies.get('XSRF-TOKEN') ?? '');
    const response = await fetch(`${this.url}${path}`, { ...init, method, headers, redirect: 'manual' });
    this.#keepCookies(response.headers);
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: json && text ? JSON.parse(text) : text,
    };
  }

  #keepCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';');
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
      const gone = attributes.some(
        (each) => /^\s*max-age=0/i.test(each) || /expires=Thu, 01 Jan 1970/i.test(each),
      );
      if (gone || value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
