import app from '@adonisjs/core/services/app'
import { TITLE_MAX } from '#contract/rules/limits'
import { oneLine } from '#contract/rules/visible_text'
import { acceptLink } from '#links/public'
import { PreviewLink, PreviewSource } from '#previews/public'

/** The title of the page of a link, or its host. URL_INVALID, URL_BLOCKED. */
export async function titleOf(url: string): Promise<string> {
  const link = await acceptLink(url)
  const source = await app.container.make(PreviewSource)
  const { preview } = await new PreviewLink(source).handle(link)
  return (
    oneLine(preview?.title ?? '')
      .slice(0, TITLE_MAX)
      .trim() || link.host
  )
}
