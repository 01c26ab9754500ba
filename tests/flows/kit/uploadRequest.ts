/** The browser's XMLHttpRequest as far as an upload needs it, which node lacks: it sends by fetch, and reports half of the body, then all of it. */
export class UploadRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  readonly #stop = new AbortController();
  #method = '';
  #address = '';

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  send(body: FormData): void {
    void this.#sent(body);
  }

  abort(): void {
    this.#stop.abort();
  }

  async #sent(body: FormData): Promise<void> {
    try {
      this.#report(1);
      const answer = await fetch(this.#address, { method: this.#method, body, credentials: 'omit', signal: this.#stop.signal });
      this.responseText = await answer.text();
      this.status = answer.status;
      this.#report(2);
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event(this.#stop.signal.aborted ? 'abort' : 'error'));
    }
  }

  #report(loaded: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 2 }));
  }
}
