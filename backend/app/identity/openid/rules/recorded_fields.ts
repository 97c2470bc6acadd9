import type { OpenIdProviderSettings } from '#contract/identity/data/openid_provider'
import type { DecisionFields } from '#contract/moderation/data/platform_log'

/** The settings of a provider in the platform log, without secret and picture. */
export function recordedFields(settings: OpenIdProviderSettings): DecisionFields {
  const { label, clientId, scopes, nameClaim, requiredClaim, requiredValue, emailDomains, isOn } = settings
  return {
    label,
    clientId,
    scopes,
    nameClaim,
    requiredClaim,
    requiredValue,
    emailDomains: emailDomains.join(', '),
    isOn: String(isOn),
  }
}

/** The fields that differ, before and after. */
export function changedFields(before: DecisionFields, after: DecisionFields) {
  const names = (Object.keys(after) as (keyof DecisionFields)[]).filter(
    (name) => before[name] !== after[name],
  )
  const pick = (fields: DecisionFields): DecisionFields =>
    Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { isChanged: names.length > 0, before: pick(before), after: pick(after) }
}
