import app from '@adonisjs/core/services/app'
import { TITLE_MAX } from '#contract/core/rules/limits'
import { oneLine } from '#contract/core/rules/visible_text'
import { acceptLink, PreviewLink, PreviewSource } from '#posts/public'

/** The title of a link's page, or its host. URL_INVALID, URL_BLOCKED. */
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
