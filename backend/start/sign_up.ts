import { setInvitationCheck } from '#identity/installation/repositories/require_sign_up'
import { isInvited } from '#organizations/invitations/queries/is_invited'

setInvitationCheck(isInvited)
