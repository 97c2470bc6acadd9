export { default as TurnOffForUser } from './actions/turn_off_for_user.js'
export { deleteSecondFactor } from './repositories/delete_second_factor.js'
export { limitCodes } from './repositories/code_limit.js'
export { requireSecondFactor } from './repositories/second_factor.js'
