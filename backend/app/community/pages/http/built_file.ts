import app from '@adonisjs/core/services/app'
import { readFile } from 'node:fs/promises'

/** A file of the built client, which production reads and parses once. */
export class BuiltFile<Content> {
  readonly #name: string
  readonly #parse: (text: string) => Content
  #cached: Content | undefined

  constructor(name: string, parse: (text: string) => Content) {
    this.#name = name
    this.#parse = parse
  }

  /** The content. Rejects if the client has not been built. */
  async read(): Promise<Content> {
    if (this.#cached !== undefined) return this.#cached
    const content = this.#parse(await readFile(app.makePath('resources/spa', this.#name), 'utf8'))
    if (app.inProduction) this.#cached = content
    return content
  }

  /** Replaces the text of the file. Returns a function that restores the previous content. */
  replace(text: string): () => void {
    const previous = this.#cached
    this.#cached = this.#parse(text)
    return () => {
      this.#cached = previous
    }
  }
}
