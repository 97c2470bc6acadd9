import { makeDelivery, makeWebhook } from '#notifications/webhooks/tests/support/make_webhook'
import type { Team } from '#tests/factories/team_factory'
import { members, type Right } from '#tests/rights/rights'

/** For admins and owners. */
const admins = (status: number) => ({ ...members(status), member: 403 })

const pathOf = ({ organizationId }: Team, rest = '') => `/api/organizations/${organizationId}/webhooks${rest}`

const ofWebhook =
  (rest = '', body?: Record<string, unknown>) =>
  async (team: Team) => ({ path: pathOf(team, `/${(await makeWebhook(team)).id}${rest}`), body })

const ofDelivery =
  (rest = '') =>
  async (team: Team) => {
    const { id } = await makeWebhook(team)
    return { path: pathOf(team, `/${id}/deliveries/${await makeDelivery(id)}${rest}`) }
  }

const ROUTES = '/api/organizations/:id/webhooks'

/** The hosts of the tests have no address, so nothing is sent. */
export const rights: Right[] = [
  {
    route: `GET ${ROUTES}`,
    expected: admins(200),
    call: async (team) => {
      await makeWebhook(team)
      return { path: pathOf(team) }
    },
  },
  {
    route: `POST ${ROUTES}`,
    expected: admins(422),
    call: (team) => ({
      path: pathOf(team),
      body: { url: 'https://192.0.2.1/', description: 'A bot', events: ['post.created'] },
    }),
  },
  { route: `GET ${ROUTES}/:webhookId`, expected: admins(200), call: ofWebhook() },
  {
    route: `PATCH ${ROUTES}/:webhookId`,
    expected: admins(200),
    call: ofWebhook('', { description: 'A bot', events: ['post.created'], isEnabled: false }),
  },
  { route: `DELETE ${ROUTES}/:webhookId`, expected: admins(204), call: ofWebhook() },
  { route: `POST ${ROUTES}/:webhookId/secret`, expected: admins(200), call: ofWebhook('/secret') },
  { route: `POST ${ROUTES}/:webhookId/tests`, expected: admins(201), call: ofWebhook('/tests') },
  { route: `GET ${ROUTES}/:webhookId/deliveries`, expected: admins(200), call: ofWebhook('/deliveries') },
  { route: `GET ${ROUTES}/:webhookId/deliveries/:deliveryId`, expected: admins(200), call: ofDelivery() },
  {
    route: `POST ${ROUTES}/:webhookId/deliveries/:deliveryId/resend`,
    expected: admins(200),
    call: ofDelivery('/resend'),
  },
]
