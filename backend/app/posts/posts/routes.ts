import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'
import { SLUG } from '#core/http/route_matchers'

const PostsController = () => import('./controllers/posts_controller.js')
const PostDeletionsController = () => import('./controllers/post_deletions_controller.js')
const OrganizationPostsController = () => import('./controllers/organization_posts_controller.js')
const PublicPostsController = () => import('./controllers/public_posts_controller.js')
const SensitivePostsController = () => import('./controllers/sensitive_posts_controller.js')
const PostEndsController = () => import('./controllers/post_ends_controller.js')
const PostImportanceController = () => import('./controllers/post_importance_controller.js')
const PostPinsController = () => import('./controllers/post_pins_controller.js')
const SkippedPostsController = () => import('./controllers/skipped_posts_controller.js')
const MoodsController = () => import('./controllers/moods_controller.js')
const TagsController = () => import('./controllers/tags_controller.js')
const AdministeredTagsController = () => import('./controllers/administered_tags_controller.js')

router
  .get('/api/posts/public/:organizationSlug/:postSlug', [PublicPostsController, 'show'])
  .as('posts.public')
  .options({ scope: 'any' })
  .where('organizationSlug', SLUG)
  .where('postSlug', SLUG)

router.get('/api/moods', [MoodsController, 'index']).as('moods.index').options({ scope: 'any' })

router
  .group(() => {
    router
      .get('posts/organization/:id', [OrganizationPostsController, 'index'])
      .as('posts.index')
      .options({ scope: 'posts:read', byOrganization: true })
    router
      .get('posts/organization/:id/by-link', [OrganizationPostsController, 'byLink'])
      .as('posts.byLink')
      .options({ scope: 'posts:read', byOrganization: true })
    router
      .post('posts', [PostsController, 'store'])
      .as('posts.store')
      .options({ scope: 'posts:write', byOrganization: true })
    router.post('posts/deletions', [PostDeletionsController, 'store']).as('posts.defer')
    router
      .get('posts/:id', [PostsController, 'show'])
      .as('posts.show')
      .options({ scope: 'posts:read', byOrganization: true })
    router.put('posts/:id', [PostsController, 'update']).as('posts.replace').options({ scope: 'posts:write' })
    router
      .patch('posts/:id', [PostsController, 'update'])
      .as('posts.update')
      .options({ scope: 'posts:write' })
    router
      .post('posts/:id/resubmit', [PostsController, 'resubmit'])
      .as('posts.resubmit')
      .options({ scope: 'posts:write' })
      .options({
        withoutBody: true,
        rateLimit: { name: 'resubmit', per: 'user', requests: 20, duration: '1 hour' },
      })
    router
      .delete('posts/:id', [PostsController, 'destroy'])
      .as('posts.destroy')
      .options({ scope: 'posts:write' })
      .options({ withoutBody: true })
    router
      .put('posts/:id/end', [PostEndsController, 'update'])
      .as('posts.end')
      .options({ scope: 'posts:write' })
    router
      .put('posts/:id/importance', [PostImportanceController, 'update'])
      .as('posts.importance')
      .options({ scope: 'posts:write' })
    router
      .put('posts/:id/pin', [PostPinsController, 'update'])
      .as('posts.pin')
      .options({ scope: 'posts:write' })
    router.put('posts/:id/skip', [SkippedPostsController, 'update']).as('posts.skip')
    router
      .delete('posts/:id/skip', [SkippedPostsController, 'destroy'])
      .as('posts.unskip')
      .options({ withoutBody: true })
    router.put('admin/posts/:id/sensitive', [SensitivePostsController, 'update']).as('posts.sensitive')
    router
      .get('tags', [TagsController, 'index'])
      .as('tags.index')
      .options({ scope: 'posts:read', byOrganization: true })
    router.post('tags', [AdministeredTagsController, 'store']).as('tags.store')
    router.put('tags/:id', [AdministeredTagsController, 'update']).as('tags.replace')
    router.patch('tags/:id', [AdministeredTagsController, 'update']).as('tags.update')
    router
      .delete('tags/:id', [AdministeredTagsController, 'destroy'])
      .as('tags.destroy')
      .options({ withoutBody: true })
    router
      .post('tags/:id/pending-deletion', [AdministeredTagsController, 'defer'])
      .as('tags.defer')
      .options({ withoutBody: true })
    router
      .post('tags/:id/make-predefined', [AdministeredTagsController, 'makePredefined'])
      .as('tags.makePredefined')
    router.get('admin/tags', [AdministeredTagsController, 'index']).as('tags.administer')
  })
  .prefix('/api')
  .use(middleware.signedIn())
