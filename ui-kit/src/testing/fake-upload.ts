import { vi } from 'vitest'

/** Sends uploads to the server of `fakeApi`, and reports half and all of each as sent. */
export function fakeUpload(): void {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly #headers = new Headers()
  #url = ''
  status = 0
  responseText = ''

  open(_method: string, url: string): void {
    this.#url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value)
  }

  send(body: FormData): void {
    for (const loaded of [1, 2])
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 2 }))
    void this.#answer(body)
  }

  async #answer(body: FormData): Promise<void> {
    try {
      const response = await fetch(this.#url, { method: 'POST', headers: this.#headers, body })
      this.status = response.status
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    } catch {
      this.dispatchEvent(new Event('error'))
    }
  }
}
