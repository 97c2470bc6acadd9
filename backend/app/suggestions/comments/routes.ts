import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { SLUG } from '#core/http/route_matchers'

const CommentsController = () => import('./controllers/comments_controller.js')
const CommentDeletionsController = () => import('./controllers/comment_deletions_controller.js')
const PostCommentsController = () => import('./controllers/post_comments_controller.js')
const ClaimsController = () => import('./controllers/claims_controller.js')
const PublicSuggestionsController = () => import('./controllers/public_suggestions_controller.js')
const PublicClaimsController = () => import('./controllers/public_claims_controller.js')
const NextClaimsController = () => import('./controllers/next_claims_controller.js')
const NextSuggestionsController = () => import('./controllers/next_suggestions_controller.js')
const SuppliesController = () => import('./controllers/supplies_controller.js')
const WaitingPostsController = () => import('./controllers/waiting_posts_controller.js')
const WaitingOrganizationsController = () => import('./controllers/waiting_organizations_controller.js')
const OrganizationClaimsController = () => import('./controllers/organization_claims_controller.js')
const OffersController = () => import('./controllers/offers_controller.js')

router
  .group(() => {
    router
      .get(':organizationSlug/:postSlug', [PublicSuggestionsController, 'index'])
      .as('comments.public')
      .options({ scope: 'any' })
      .where('organizationSlug', SLUG)
      .where('postSlug', SLUG)
    router
      .post(':id/lock', [PublicClaimsController, 'store'])
      .as('comments.public.lock')
      .options({ withoutBody: true })
      .use(middleware.sameOrigin())
    router
      .post(':id/unlock', [PublicClaimsController, 'destroy'])
      .as('comments.public.unlock')
      .options({ withoutBody: true })
      .use(middleware.sameOrigin())
  })
  .prefix('/api/comments/public')

router
  .group(() => {
    router
      .get('post/:id', [PostCommentsController, 'index'])
      .as('comments.index')
      .options({ scope: 'suggestions:read', byOrganization: true })
    router.post('post/:id/deletions', [CommentDeletionsController, 'store']).as('comments.defer')
    router
      .post('', [CommentsController, 'store'])
      .as('comments.store')
      .options({ scope: 'suggestions:write', byOrganization: true })
    router
      .patch(':id', [CommentsController, 'update'])
      .as('comments.update')
      .options({ scope: 'suggestions:write' })
    router
      .delete(':id', [CommentsController, 'destroy'])
      .as('comments.destroy')
      .options({ scope: 'suggestions:write' })
      .options({ withoutBody: true })
    router
      .post(':id/lock', [ClaimsController, 'store'])
      .as('comments.lock')
      .options({ scope: 'suggestions:claim' })
    router
      .post(':id/unlock', [ClaimsController, 'destroy'])
      .as('comments.unlock')
      .options({ scope: 'suggestions:claim' })
      .options({ withoutBody: true })
  })
  .prefix('/api/comments')
  .use(middleware.signedIn())

router
  .group(() => {
    router
      .post(':id/claim-next', [NextClaimsController, 'store'])
      .as('comments.claimNext')
      .options({ scope: 'suggestions:claim' })
    router
      .post(':id/propose-next', [NextSuggestionsController, 'store'])
      .as('comments.proposeNext')
      .options({ scope: 'suggestions:claim' })
    router
      .get('organization/:id/offers', [OffersController, 'index'])
      .as('comments.offers')
      .options({ scope: 'suggestions:read' })
    router
      .post('organization/:id/claim-next', [OrganizationClaimsController, 'store'])
      .as('comments.claimNextInOrganization')
      .options({ scope: 'suggestions:claim' })
      .options({ withoutBody: true })
    router
      .get('organization/:id/waiting', [WaitingPostsController, 'index'])
      .as('comments.waiting')
      .options({ scope: 'suggestions:read' })
    router
      .get('organization/:id/waiting/posts', [WaitingPostsController, 'posts'])
      .as('comments.waitingPosts')
      .options({ scope: 'suggestions:read' })
    router
      .get('waiting-organizations', [WaitingOrganizationsController, 'index'])
      .as('comments.waitingOrganizations')
      .options({ scope: 'suggestions:read' })
    router
      .get(':id/supply', [SuppliesController, 'show'])
      .as('comments.supply')
      .options({ scope: 'suggestions:read' })
  })
  .prefix('/api/posts')
  .use(middleware.signedIn())
