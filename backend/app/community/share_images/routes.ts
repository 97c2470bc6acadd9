import router from '@adonisjs/core/services/router'
import { SLUG } from '#core/http/route_matchers'

const ShareImagesController = () => import('./controllers/share_images_controller.js')

router
  .group(() => {
    router.get('/pages/:page/:file', [ShareImagesController, 'page']).as('share_images.page')
    router
      .get('/posts/:organizationSlug/:postSlug/:file', [ShareImagesController, 'post'])
      .as('share_images.post')
      .where('organizationSlug', SLUG)
      .where('postSlug', SLUG)
    router
      .get('/organizations/:slug/:file', [ShareImagesController, 'organization'])
      .as('share_images.organization')
  })
  .prefix('/share-images')
