interface Cookie {
  origin: string
  name: string
  value: string
  path: string
}

const ATTRIBUTE = /^\s*([^=]+)=?(.*)$/

function readCookie(line: string, origin: string): Cookie & { isOver: boolean } {
  const [pair = '', ...rest] = line.split(';')
  const attributes = new Map(
    rest.map((part) => {
      const [, name = '', value = ''] = ATTRIBUTE.exec(part) ?? []
      return [name.toLowerCase(), value]
    }),
  )
  const cut = pair.indexOf('=')
  const isOver =
    attributes.get('max-age') === '0' || new Date(attributes.get('expires') ?? 8.64e15) <= new Date()
  const path = attributes.get('path') ?? '/'
  return { origin, name: pair.slice(0, cut), value: pair.slice(cut + 1), path, isOver }
}

/** A minimal browser: it keeps cookies by origin and path and follows no redirects. */
export class Browser {
  #cookies: Cookie[] = []
  #server: string

  /** `server` serves the public address of the product. */
  constructor(server = `http://${process.env.HOST}:${process.env.PORT}`) {
    this.#server = server
  }

  /** Another browser with a copy of all cookies. */
  copy(): Browser {
    const copy = new Browser(this.#server)
    copy.#cookies = [...this.#cookies]
    return copy
  }

  /** Requests a URL of the product or of the provider. */
  async open(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, process.env.APP_URL)
    const isOurs = url.origin === process.env.APP_URL
    const target = isOurs ? `${this.#server}${url.pathname}${url.search}` : url.href
    const headers = { ...init.headers, cookie: this.#cookiesFor(url) }
    const answer = await fetch(target, { ...init, headers, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) this.#keep(readCookie(line, url.origin))
    return answer
  }

  #keep({ isOver, ...cookie }: Cookie & { isOver: boolean }) {
    const { origin, name, path } = cookie
    this.#cookies = this.#cookies.filter(
      (kept) => !(kept.origin === origin && kept.name === name && kept.path === path),
    )
    if (!isOver) this.#cookies.push(cookie)
  }

  #cookiesFor({ origin, pathname }: URL): string {
    return this.#cookies
      .filter((cookie) => cookie.origin === origin && pathname.startsWith(cookie.path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }
}
