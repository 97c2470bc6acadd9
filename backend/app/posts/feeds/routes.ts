import router from '@adonisjs/core/services/router'

const CommunityPostsController = () => import('./controllers/community_posts_controller.js')
const CommunityTagsController = () => import('./controllers/community_tags_controller.js')
const OrganizationFeedsController = () => import('./controllers/organization_feeds_controller.js')

router
  .group(() => {
    router.get('tags', [CommunityTagsController, 'index']).as('community.tags').options({ scope: 'any' })
    router.get('posts', [CommunityPostsController, 'index']).as('community.posts').options({ scope: 'any' })
    router
      .get('organizations/:id/posts', [OrganizationFeedsController, 'index'])
      .as('community.organization')
      .options({ scope: 'any' })
    router
      .get('public/posts', [CommunityPostsController, 'featured'])
      .as('community.featured')
      .options({ scope: 'any' })
  })
  .prefix('/api/community')
  // The response is the same for all visitors.
  .options({ cacheControl: 'public, max-age=5' })
