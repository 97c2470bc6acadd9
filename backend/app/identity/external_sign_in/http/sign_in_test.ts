import type { HttpContext } from '@adonisjs/core/http'
import type { SignInTest } from '#contract/identity/data/openid_provider'
import { now } from '#core/runtime/clock'
import { AppError } from '#core/http/errors/app_error'
import RecordSignInTest from '#identity/openid/actions/record_sign_in_test'
import { notAdmitted } from '#identity/openid/errors'
import { settingsOf } from '#identity/openid/models/openid_provider'
import { findProvider, slugOf } from '#identity/openid/queries/openid_providers'
import { isAdmitted } from '#identity/openid/rules/claims'
import { emailMissing, providerFailed, providerNotOffered } from '#identity/external_sign_in/errors'
import type { OAuthFlow } from '#identity/external_sign_in/http/oauth_flow'
import { openIdClaims, profileOf } from '#identity/external_sign_in/http/openid_sign_in'
import type { FlowSession } from '#identity/external_sign_in/rules/flow_purpose'
import { isOpenIdName } from '#contract/identity/rules/openid_provider'

const DETAIL_MAX = 300
/** Claims are text of strangers, which is shown: more than this is cut. */
const CLAIMS_MAX = 20_000

/** Keeps what the provider answered to an administrator. Nobody is signed in, and nothing else is created. */
export async function runSignInTest(ctx: HttpContext, flow: OAuthFlow, session: FlowSession): Promise<void> {
  if (!isOpenIdName(flow.provider)) throw providerNotOffered()
  const row = await findProvider(slugOf(flow.provider))
  if (!row) throw providerNotOffered()
  const test: SignInTest = { testedAt: now().toISOString(), problem: null, person: null, claims: null }
  try {
    const claims = await openIdClaims(ctx, row, flow)
    test.claims = JSON.stringify(claims, null, 2).slice(0, CLAIMS_MAX)
    const { subject, email, name } = await profileOf(claims, row)
    test.person = { subject, email, name }
    if (!isAdmitted(claims, settingsOf(row))) throw notAdmitted()
    if (email === null) throw emailMissing()
  } catch (error) {
    test.problem = problemOf(error)
  }
  await new RecordSignInTest().handle({ session, providerId: row.id, test })
}

function problemOf(error: unknown): SignInTest['problem'] {
  const { code, cause } = error instanceof AppError ? error : providerFailed(error)
  return { code, detail: cause instanceof Error ? reasonOf(cause).slice(0, DETAIL_MAX) : null }
}

/** Wrapped errors say less than what they wrap. */
function reasonOf({ message, cause }: Error): string {
  const inner = cause instanceof Error ? reasonOf(cause) : ''
  return inner === '' ? message : `${message}: ${inner}`
}
