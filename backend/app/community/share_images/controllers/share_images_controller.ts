import { isLanguage, type Language } from '#contract/core/rules/language'
import type { HttpContext } from '@adonisjs/core/http'
import { PUBLIC_PAGES } from '#contract/community/rules/public_pages'
import { organizationCard, pageCard, pageName, postCard } from '#contract/community/rules/share_card'
import { isOrganizationSlug } from '#contract/core/rules/slug'
import { AppError } from '#core/http/errors/app_error'
import { publicOrganization } from '#contract/organizations/rules/public_organization'
import { findPublicOrganization } from '#organizations/public'
import { findPost, forVisitor as postForVisitor } from '#posts/public'
import { sendShareImage } from '#community/share_images/http/send_share_image'

/** `en-` and the hash of the picture's content. */
const FILE = /^([a-z]{2})-[0-9a-z]{14}\.png$/

/** The language in a picture's file name; null for an invalid name. */
function languageOfFile(file: string): Language | null {
  const [, language] = FILE.exec(file) ?? []
  return isLanguage(language) ? language : null
}

/** The texts change only with a release. */
const FOREVER = 'public, max-age=31536000, immutable'
/** A picture whose page is no longer public leaves every cache after ten minutes. */
const SHORT = 'public, max-age=600'

/** Serves the preview pictures for links to public pages to visitors who may see the page. */
export default class ShareImagesController {
  async page(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const page = PUBLIC_PAGES.find((known) => pageName(known) === ctx.params.page)
    if (!page) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, pageCard(page, language), FOREVER)
  }

  async post(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const { organizationSlug, postSlug } = ctx.params
    const post = await findPost({ organizationSlug, postSlug })
    if (!post) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, postCard(postForVisitor(post), language), SHORT)
  }

  async organization(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const { slug } = ctx.params
    const organization = isOrganizationSlug(slug) ? await findPublicOrganization({ slug }) : null
    if (!organization) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, organizationCard(publicOrganization(organization), language), SHORT)
  }
}

function requireLanguage({ params }: HttpContext) {
  const language = languageOfFile(params.file)
  if (language === null) throw new AppError('NOT_FOUND')
  return language
}
