import logger from '@adonisjs/core/services/logger'
import type { Picture } from '#contract/posts/data/link_preview'
import { inTransaction } from '#core/database/transactions/transaction'
import { newId } from '#core/runtime/ids'
import type { ParsedLink } from '#core/network/parse_link'
import { linkHash } from '#posts/previews/models/outcome'
import { FetchFailure } from '#posts/previews/gateways/fetching/fetch_failure'
import { findOutcome } from '#posts/previews/queries/find_outcome'
import type { PictureSource } from '#posts/previews/gateways/picture_source'
import { insertPicture } from '#posts/previews/repositories/insert_picture'
import { discardPictures, fileOf, pictureFolder } from '#posts/previews/repositories/picture_files'
import { encodePicture, type EncodedPicture } from '#posts/previews/rules/encode_picture'
import { withUrl } from '#posts/previews/queries/pictures'

/** Stores a copy of the picture of a link's preview, for one user. Null if there is no picture to show. */
export default class FetchPicture {
  readonly #source: PictureSource

  constructor(source: PictureSource) {
    this.#source = source
  }

  async handle(link: ParsedLink, userId: string): Promise<Picture | null> {
    const hash = linkHash(link)
    const outcome = await findOutcome(hash)
    const address = outcome?.preview?.imageUrl ?? null
    if (address === null) return null
    const picture = await this.#fetch(address)
    return picture === null ? null : store(picture, { linkHash: hash, userId })
  }

  /** A failure is an expected outcome. Only the host is logged, because a URL may contain a secret. */
  async #fetch(address: string): Promise<EncodedPicture | null> {
    try {
      const picture = await encodePicture(await this.#source.fetch(address))
      if (picture === null) throw new FetchFailure('not_a_page', 'no picture that can be shown')
      return picture
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      const { reason, message: cause } = error
      logger.info({ host: new URL(address).hostname, reason, cause }, 'a link has no picture')
      return null
    }
  }
}

async function store(
  { content, width, height }: EncodedPicture,
  owner: { linkHash: string; userId: string },
): Promise<Picture> {
  const picture = { id: newId(), width, height }
  await pictureFolder.save(fileOf(picture.id), content)
  try {
    await inTransaction((trx) => insertPicture(trx, { ...picture, ...owner }))
  } catch (error) {
    await discardPictures([picture.id])
    throw error
  }
  return withUrl(picture)
}
