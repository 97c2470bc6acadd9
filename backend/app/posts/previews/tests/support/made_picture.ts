import type { Picture } from '#contract/posts/data/link_preview'
import { parseLink } from '#core/network/parse_link'
import FetchPicture from '#posts/previews/actions/fetch_picture'
import { linkHash } from '#posts/previews/models/outcome'
import { PictureSource } from '#posts/previews/gateways/picture_source'
import { saveOutcome } from '#posts/previews/repositories/outcomes'
import { picture } from '#tests/pictures'

/** Stores the preview of a link that names this picture. */
export function previewWith(link: string, imageUrl: string | null): Promise<void> {
  const preview = { url: null, title: 'We are hiring', description: null, siteName: null, imageUrl }
  return saveOutcome(linkHash(parseLink(link)!), { preview, reason: null })
}

/** A source that returns one picture for every address. */
class OnePicture extends PictureSource {
  override fetch(): Promise<Buffer> {
    return picture().png().toBuffer()
  }
}

/** A picture that a user has fetched for a link. */
export async function makePicture(userId: string, link: string): Promise<Picture> {
  await previewWith(link, 'https://pictures.example/1.png')
  return (await new FetchPicture(new OnePicture()).handle(parseLink(link)!, userId))!
}
