import { timingSafeEqual } from 'node:crypto'
import { sendEvent } from '../../outgoing/events.mjs'
import { APP, TEAM } from '../../workspace/workspace.mjs'
import { flag } from '../arguments.mjs'
import { demand, SlackError } from '../slack-error.mjs'

const same = (a, b) =>
  Buffer.byteLength(a) === Buffer.byteLength(b) && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/** Client id and secret, by basic authentication or in the body. */
function clientOf(request, args) {
  const basic = request.headers.authorization?.match(/^Basic (.+)$/)?.[1]
  if (!basic) return [args.client_id ?? '', args.client_secret ?? '']
  const [id, ...secret] = Buffer.from(basic, 'base64').toString().split(':')
  return [id, secret.join(':')]
}

function exchangeCode({ workspace, request, args }) {
  const [clientId, clientSecret] = clientOf(request, args)
  const { settings, people, installation } = workspace
  demand(clientId === settings.clientId, 'invalid_client_id')
  demand(same(String(clientSecret), settings.clientSecret), 'bad_client_secret')
  demand(args.code, 'invalid_code')
  const { error, token, scopes, installer } = installation.exchange(args.code, args.redirect_uri)
  if (error) throw new SlackError(error)
  return {
    app_id: APP.id,
    authed_user: { id: installer },
    scope: scopes.join(','),
    token_type: 'bot',
    access_token: token,
    bot_user_id: people.bot.id,
    team: { id: TEAM.id, name: TEAM.name },
    enterprise: null,
    is_enterprise_install: false,
  }
}

/** Signing in and out. */
export const authMethods = {
  'oauth.v2.access': { open: true, run: exchangeCode },
  'auth.test': {
    run: ({ workspace }) => ({
      url: `${workspace.baseUrl}/`,
      team: TEAM.name,
      user: workspace.people.bot.name,
      team_id: TEAM.id,
      user_id: workspace.people.bot.id,
      bot_id: APP.botId,
      is_enterprise_install: false,
    }),
  },
  'auth.revoke': {
    tier: 3,
    run({ workspace, args, installation }) {
      if (flag(args.test)) return { revoked: false }
      workspace.installation.end('token_revoked', installation.token)
      void sendEvent(workspace, {
        type: 'tokens_revoked',
        tokens: { oauth: [], bot: [workspace.people.bot.id] },
      })
      return { revoked: true }
    },
  },
}
