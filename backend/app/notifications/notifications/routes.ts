import router from '@adonisjs/core/services/router'
import { middleware } from '#start/kernel'

const NotificationChoicesController = () => import('./controllers/notification_choices_controller.js')
const DigestSubscriptionsController = () => import('./controllers/digest_subscriptions_controller.js')
const NotificationsController = () => import('./controllers/notifications_controller.js')

router
  .group(() => {
    router
      .get('', [NotificationsController, 'index'])
      .as('feed.index')
      .options({ scope: 'notifications:read' })
    router.put('read', [NotificationsController, 'update']).as('feed.read')
  })
  .prefix('/api/notifications')
  .use(middleware.signedIn())

router
  .group(() => {
    router
      .get('notification-choices', [NotificationChoicesController, 'show'])
      .as('notification_choices.show')
    router
      .put('notification-choices', [NotificationChoicesController, 'update'])
      .as('notification_choices.update')
    router.put('digest', [NotificationChoicesController, 'updateDigest']).as('digest.update')
    router
      .put('inactivity-mail', [NotificationChoicesController, 'updateInactivityMail'])
      .as('inactivity_mail.update')
  })
  .prefix('/api/users/me')
  .use(middleware.signedIn())

// Mail clients call it without a session, a cookie or a page of ours (RFC 8058).
router
  .group(() => {
    router
      .post('unsubscribe', [DigestSubscriptionsController, 'destroy'])
      .as('digest.unsubscribe')
      .options({ withoutBody: true, ignoresForm: true })
    router.get('unsubscribe', [DigestSubscriptionsController, 'show']).as('digest.unsubscribe.page')
  })
  .prefix('/api/digest')
  .options({ secretQuery: true })
