import { drawableText } from '#community/share_images/rules/drawable_text'
import type { Face } from '#community/share_images/gateways/drawing/faces'

/** The faces that some texts need. */
export class Selection {
  readonly used = new Set<Face>()

  constructor(readonly faces: readonly Face[]) {}

  /** The part of a text that can be drawn. */
  async draw(text: string): Promise<string> {
    // The ellipsis of a truncated text.
    await this.#select([0x20_26])
    return drawableText(text, (points) => this.#select(points))
  }

  /** As a `font-family`, in the order of the faces. */
  get families(): string {
    return [...new Set(this.faces)]
      .filter((face) => this.used.has(face))
      .map(({ family }) => `"${family}"`)
      .join(', ')
  }

  async #select(points: readonly number[]): Promise<boolean> {
    for (const face of this.faces) {
      if (!(await face.covers(points))) continue
      this.used.add(face)
      return true
    }
    return false
  }
}
