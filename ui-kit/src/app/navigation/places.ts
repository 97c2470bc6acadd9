import { tabStorage } from '../../platform/browser/browser-storage.ts'

const KEY = 'scrolled'
/** How many entries of the history outlive a reload. */
const ENTRIES_MAX = 50
/** The key that the router gives to the first entry of every visit. */
const FIRST_KEY = 'default'

/** Where the user was on a page. */
export interface Place {
  /** How far it was scrolled, in pixels. */
  top: number
  /** The link that was used last: its address, and which of the links to that address it was. */
  link?: { href: string; index: number }
}

/** Where the user was in each entry of the history of this tab, by the key of the entry. */
export class Places {
  readonly #places = new Map<string, Place>(storedPlaces())
  #key: string | null = null

  /** The entry on screen; null before the first. */
  get key(): string | null {
    return this.#key
  }

  /** Goes on with another entry; returns where the user was in it. */
  enter(key: string): Place | undefined {
    this.#key = key
    return this.#places.get(key)
  }

  /** Notes where the user is, until the returned function is called. */
  watch(): () => void {
    const stop = new AbortController()
    const { signal } = stop
    const onLink = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (link !== null)
        this.#note({ link: { href: hrefOf(link), index: linksTo(hrefOf(link)).indexOf(link) } })
    }
    const onScroll = () => this.#note({ top: window.scrollY })
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true, signal })
    document.addEventListener('focusin', onLink, { signal })
    // Safari does not focus a link that is clicked.
    document.addEventListener('click', onLink, { capture: true, signal })
    window.addEventListener('pagehide', () => this.#store(), { signal })
    return () => stop.abort()
  }

  #note(change: Partial<Place>): void {
    if (this.#key === null) return
    const place = { top: 0, ...this.#places.get(this.#key), ...change }
    this.#places.delete(this.#key)
    this.#places.set(this.#key, place)
  }

  /** Without the links: an address may hold a secret. */
  #store(): void {
    const tops = [...this.#places].filter(([key]) => key !== FIRST_KEY).map(([key, { top }]) => [key, top])
    tabStorage.set(KEY, JSON.stringify(tops.slice(-ENTRIES_MAX)))
  }
}

function storedPlaces(): Array<[string, Place]> {
  const tops = JSON.parse(tabStorage.get(KEY) ?? '[]') as Array<[string, number]>
  return tops.map(([key, top]) => [key, { top }])
}

/** All links to an address, in the order of the page. */
export function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter((link) => hrefOf(link) === href)
}

const hrefOf = (link: HTMLAnchorElement) => link.getAttribute('href')!
