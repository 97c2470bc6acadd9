import type { HttpContext } from '@adonisjs/core/http'
import { PUBLIC_PAGES } from '#contract/rules/public_pages'
import { organizationCard, pageCard, pageName, postCard } from '#contract/rules/share_card'
import { isOrganizationSlug } from '#contract/rules/slug'
import { AppError } from '#core/errors/app_error'
import { findOrganizationBySlug, forVisitor as organizationForVisitor } from '#organizations/public'
import { findPublicPost, forVisitor as postForVisitor } from '#posts/public'
import { sendShareImage } from '#share_images/http/send_share_image'
import { languageOfFile } from '#share_images/rules/language_of_file'

/** Texts change with a release only. */
const FOREVER = 'public, max-age=31536000, immutable'
/** What is not public any more is gone from every cache after ten minutes. */
const SHORT = 'public, max-age=600'

/** Serves the pictures that others show for links to public pages, to whom the pages are shown. */
export default class ShareImagesController {
  async page(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const page = PUBLIC_PAGES.find((known) => pageName(known) === ctx.params.page)
    if (!page) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, pageCard(page, language), FOREVER)
  }

  async post(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const post = await findPublicPost(ctx.params.organizationSlug, ctx.params.postSlug)
    if (!post) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, postCard(postForVisitor(post), language), SHORT)
  }

  async organization(ctx: HttpContext) {
    const language = requireLanguage(ctx)
    const { slug } = ctx.params
    const organization = isOrganizationSlug(slug) ? await findOrganizationBySlug(slug) : null
    if (!organization) throw new AppError('NOT_FOUND')
    return sendShareImage(ctx, organizationCard(organizationForVisitor(organization), language), SHORT)
  }
}

function requireLanguage({ params }: HttpContext) {
  const language = languageOfFile(params.file)
  if (language === null) throw new AppError('NOT_FOUND')
  return language
}
