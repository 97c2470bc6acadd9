import { administrators, allActors, type Right } from '#tests/rights/rights'
import { NORTHWIND, makeProvider } from '#identity/openid/tests/support/openid_provider'
import { newId } from '#core/runtime/ids'

const { slug: _slug, issuer: _issuer, clientSecret: _secret, ...SETTINGS } = NORTHWIND

const ofProvider = async () => ({
  path: `/api/admin/openid-providers/${await makeProvider({ slug: slug() })}`,
})
const slug = () => newId().slice(-12)

export const rights: Right[] = [
  { route: 'GET /api/admin/openid-providers', expected: administrators(200) },
  {
    route: 'POST /api/admin/openid-providers',
    expected: administrators(201),
    call: () => ({ body: { ...NORTHWIND, slug: slug() } }),
  },
  {
    route: 'PUT /api/admin/openid-providers/:id',
    expected: administrators(200),
    call: async () => ({ ...(await ofProvider()), body: { ...SETTINGS } }),
  },
  { route: 'DELETE /api/admin/openid-providers/:id', expected: administrators(204), call: ofProvider },
  {
    route: 'GET /api/admin/openid-providers/:id/test',
    expected: administrators(404),
    call: async () => ({ path: `${(await ofProvider()).path}/test` }),
  },
  {
    route: 'POST /api/admin/openid-providers/:id/test',
    expected: administrators(404),
    call: () => ({ path: `/api/admin/openid-providers/${newId()}/test` }),
  },
  {
    route: 'PUT /api/admin/password-sign-in',
    expected: administrators(204),
    call: () => ({ body: { passwordSignIn: true } }),
  },
  {
    route: 'POST /api/auth/:provider/logout',
    expected: allActors(404),
    call: () => ({ path: '/api/auth/oidc-nobody/logout' }),
  },
]
