import { IANAZone } from 'luxon'
import type { Boot, BootQuery } from '#contract/community/data/boot'
import { clientPathOf } from '#contract/core/rules/client_paths'
import type { Organization } from '#contract/organizations/data/organization'
import { toPageRequest } from '#core/http/validation/pagination'
import { renderFirstView } from '#community/pages/http/render_client'
import type { Visit } from '#community/pages/rules/visit'
import { administration } from '#moderation/public'
import { requirePostAccess } from '#posts/public'
import { findSupply, listForMember } from '#suggestions/public'

type FirstView = Pick<Boot, 'html' | 'suggestions' | 'supply' | 'administration'>

/** The screens that show an organization of the list, with its id. */
const OF_ORGANIZATION =
  /^\/(?:([^/]+)\/create-post|organizations\/([^/]+)\/settings\/company-information)\/*$/i

/**
 * A page with its first data as HTML, if it is asked for and the page has any. A post is shown with its suggestions, and
 * the dashboard of administrators with what waits. A browser may know time zones that the server does not: it then
 * renders the page itself.
 */
export async function renderedView(
  boot: Boot,
  { route, organizationId, renderIn, screen = 'wide', stored = {} }: BootQuery,
  { language, appUrl }: Visit,
): Promise<FirstView> {
  const { dashboard, post, choices, user } = boot
  const isAdministration = user.isAdmin && clientPathOf(route) === '/admin/dashboard'
  const hasData =
    isAdministration || (dashboard ?? post ?? choices ?? organizationAt(route, boot)) !== undefined
  if (renderIn === undefined || !IANAZone.isValidZone(renderIn) || !hasData) return {}
  if (isElsewhere(boot, organizationId)) return {}
  const shown = isAdministration
    ? { administration: await administration() }
    : post && (await suggestionsOf(post.id, user.id))
  const html = await renderFirstView({
    route,
    organizationId: organizationId ?? null,
    renderIn,
    screen,
    stored,
    language,
    origin: appUrl,
    boot: { ...boot, ...shown },
  })
  return { ...shown, ...(html !== null && { html }) }
}

/** Undefined also for an organization beyond the first page of the list: the client fetches it. */
function organizationAt(route: string, { organizations: { organizations } }: Boot): Organization | undefined {
  const [, ofPost, ofSettings] = OF_ORGANIZATION.exec(route) ?? []
  return organizations.find(({ id }) => id === (ofPost ?? ofSettings))
}

/** Whether the chosen organization is beyond the first page of the list: the client fetches it. */
function isElsewhere({ organizations: { organizations, pagination } }: Boot, chosen?: string): boolean {
  return chosen !== undefined && pagination.totalPages > 1 && !organizations.some(({ id }) => id === chosen)
}

async function suggestionsOf(id: string, userId: string): Promise<Pick<FirstView, 'suggestions' | 'supply'>> {
  const post = await requirePostAccess(userId, id)
  const { organizationId } = post.membership
  const [suggestions, supply] = await Promise.all([
    listForMember(post, toPageRequest({})),
    findSupply({ ...post, organizationId }),
  ])
  return { suggestions, supply }
}
