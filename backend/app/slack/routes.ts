import router from '@adonisjs/core/services/router'
import env from '#start/env'
import { middleware } from '#start/kernel'

const SlackAppsController = () => import('#slack/controllers/slack_apps_controller')
const SlackBroadcastsController = () => import('#slack/controllers/slack_broadcasts_controller')
const SlackCallbacksController = () => import('#slack/controllers/slack_callbacks_controller')
const SlackChannelsController = () => import('#slack/controllers/slack_channels_controller')
const SlackCommandsController = () => import('#slack/controllers/slack_commands_controller')
const SlackConnectionsController = () => import('#slack/controllers/slack_connections_controller')
const SlackEventsController = () => import('#slack/controllers/slack_events_controller')
const SlackInteractionsController = () => import('#slack/controllers/slack_interactions_controller')
const SlackScheduledSharesController = () => import('#slack/controllers/slack_scheduled_shares_controller')
const SlackSharesController = () => import('#slack/controllers/slack_shares_controller')
const SlackSyncsController = () => import('#slack/controllers/slack_syncs_controller')
const SlackUsersController = () => import('#slack/controllers/slack_users_controller')

const { anonymous: requests, window: duration } = env.limits

/** Slack sends the requests of all workspaces from few addresses. */
const FROM_SLACK = {
  signedBody: true,
  uncounted: true,
  takesCredentials: true,
  rateLimit: { name: 'slack-requests', per: 'address', requests: 3_000, duration: '1 minute' },
} as const

router
  .group(() => {
    router.get('status', [SlackConnectionsController, 'show']).as('slack.status')
    router.post('connect', [SlackConnectionsController, 'store']).as('slack.connect')
    router
      .post('disconnect', [SlackConnectionsController, 'destroy'])
      .as('slack.disconnect')
      .options({ withoutBody: true })
    router
      .post('sync-users', [SlackSyncsController, 'store'])
      .as('slack.sync')
      .options({
        withoutBody: true,
        rateLimit: { name: 'slack-syncs', per: 'user', requests: 20, duration: '1 hour' },
      })
    router.get('broadcasts/latest', [SlackBroadcastsController, 'latest']).as('slack.broadcasts.latest')
    router.get('broadcasts/:broadcastId', [SlackBroadcastsController, 'show']).as('slack.broadcasts.show')
    router
      .get('broadcasts/:broadcastId/misses', [SlackBroadcastsController, 'misses'])
      .as('slack.broadcasts.misses')
    router
      .post('broadcasts/:broadcastId/cancel', [SlackBroadcastsController, 'cancel'])
      .as('slack.broadcasts.cancel')
      .options({ withoutBody: true })
  })
  .prefix('/api/organizations/:id/slack')
  .use(middleware.signedIn())

router
  .post('/api/posts/:id/share-with-slack', [SlackSharesController, 'store'])
  .as('slack.share')
  .options({ rateLimit: { name: 'slack-messages', per: 'user', requests: 60, duration: '1 hour' } })
  .use(middleware.signedIn())

router
  .group(() => {
    router.get('', [SlackScheduledSharesController, 'index']).as('slack.scheduledShares')
    router
      .delete(':shareId', [SlackScheduledSharesController, 'destroy'])
      .as('slack.scheduledShares.cancel')
      .options({ withoutBody: true })
  })
  .prefix('/api/posts/:id/slack-shares')
  .use(middleware.signedIn())

router
  .group(() => {
    router
      .get('callback', [SlackCallbacksController, 'show'])
      .as('slack.callback')
      .options({
        uncounted: true,
        secretQuery: true,
        errorPage: '/organizations',
        rateLimit: { name: 'slack-callbacks', per: 'address', requests, duration },
      })

    router
      .group(() => {
        router.post('events', [SlackEventsController, 'store']).as('slack.events')
        router.post('commands', [SlackCommandsController, 'store']).as('slack.commands')
        router.post('interactions', [SlackInteractionsController, 'store']).as('slack.interactions')
      })
      .options(FROM_SLACK)

    router
      .group(() => {
        router.get('app', [SlackAppsController, 'show']).as('slack.app')
        router.get('users/:id', [SlackUsersController, 'index']).as('slack.users')
        router.get('users-count/:id', [SlackUsersController, 'count']).as('slack.users.count')
        router.get('channels/:id', [SlackChannelsController, 'index']).as('slack.channels')
        router
          .post('notify-all/:id', [SlackBroadcastsController, 'store'])
          .as('slack.notifyAll')
          .options({ rateLimit: { name: 'slack-messages', per: 'user', requests: 60, duration: '1 hour' } })
      })
      .use(middleware.signedIn())
  })
  .prefix('/api/slack')
