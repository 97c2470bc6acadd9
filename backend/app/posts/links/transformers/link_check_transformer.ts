import type { LinkCheck } from '#contract/posts/data/link_check'
import { CATALOGUE } from '#core/http/errors/catalogue'
import type { Judgement } from '#posts/links/queries/judge_link'

const MESSAGES = {
  approved: 'The URL domain is approved.',
  unreviewed: 'Domain Not Reviewed. The post will wait for a moderator.',
  blocked: CATALOGUE.URL_BLOCKED[1],
  invalid: CATALOGUE.URL_INVALID[1],
} as const satisfies Record<LinkCheck['verdict'], string>

export function toLinkCheck(judgement: Judgement): LinkCheck {
  const { verdict } = judgement
  return {
    isValid: verdict !== 'invalid',
    isApproved: verdict === 'approved',
    verdict,
    url: verdict === 'approved' || verdict === 'unreviewed' ? judgement.link.url : null,
    domain: verdict === 'invalid' ? null : judgement.link.host,
    approvedDomain:
      verdict === 'approved'
        ? { name: judgement.domain.name, description: judgement.domain.description }
        : null,
    message: MESSAGES[verdict],
  }
}
