import { describe, expect, it, vi } from 'vitest'
import type { ClaimResult } from '@fanfare/contract/suggestions/data/comment.ts'
import { ApiError } from './api-error.ts'
import { claimAndCopy, claimedBy, type ClaimSteps } from './claim-and-copy.ts'

const refusal = (code: 'COMMENT_ALREADY_USED' | 'VISITOR_LIMIT_REACHED', details = {}) =>
  new ApiError({ code, status: 409, message: code, details })

const CLAIMED = { id: 's1', text: 'Well said' }

function steps() {
  return {
    claim: vi.fn<ClaimSteps['claim']>(async () => CLAIMED),
    copy: vi.fn<ClaimSteps['copy']>(async () => true),
    release: vi.fn<ClaimSteps['release']>(async () => undefined),
  }
}

describe('claiming and copying', () => {
  it('copies nothing that somebody else has claimed, and returns the proposed one', async () => {
    const { claim, ...rest } = steps()
    const next = { id: 's2', content: 'Other' }
    claim.mockRejectedValue(refusal('COMMENT_ALREADY_USED', { next }))
    await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'lost', next })
    expect(rest.copy).not.toHaveBeenCalled()
  })

  it.each([{ next: null }, {}])('has no proposal when the error says %j', async (details) => {
    const { claim, ...rest } = steps()
    claim.mockRejectedValue(refusal('COMMENT_ALREADY_USED', details))
    await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'lost', next: null })
  })

  it('copies nothing when the server refuses', async () => {
    const { claim, ...rest } = steps()
    const error = refusal('VISITOR_LIMIT_REACHED')
    claim.mockRejectedValue(error)
    await expect(claimAndCopy({ claim, ...rest })).resolves.toEqual({ outcome: 'refused', error })
    expect(rest.copy).not.toHaveBeenCalled()
  })

  it('releases the claim when the clipboard fails, and returns the text', async () => {
    const { copy, ...rest } = steps()
    copy.mockResolvedValue(false)
    const result = { outcome: 'clipboard-failed', text: 'Well said' }
    await expect(claimAndCopy({ copy, ...rest })).resolves.toEqual(result)
    expect(rest.release).toHaveBeenCalledExactlyOnceWith(CLAIMED)
  })

  it('returns the text even when the claim cannot be released', async () => {
    const { copy, release, claim } = steps()
    copy.mockResolvedValue(false)
    release.mockRejectedValue(new Error('offline'))
    await expect(claimAndCopy({ copy, release, claim })).resolves.toMatchObject({
      outcome: 'clipboard-failed',
    })
  })

  it('copies the text of the server, after the claim', async () => {
    const all = steps()
    await expect(claimAndCopy(all)).resolves.toEqual({ outcome: 'copied', claimed: CLAIMED })
    expect(all.copy).toHaveBeenCalledWith('Well said')
    expect(all.release).not.toHaveBeenCalled()
  })
})

describe('the answer to a claim', () => {
  it.each([
    ['the suggestion', null, 'Well said'],
    ['what the person has made of it', 'Very well said', 'Very well said'],
  ])('puts %s on the clipboard', (_what, copiedContent, text) => {
    const comment = { id: 's1', content: 'Well said', copiedContent }
    expect(claimedBy({ comment } as ClaimResult)).toEqual({ id: 's1', text })
  })
})
