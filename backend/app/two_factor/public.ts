export { default as TurnOffForUser } from './actions/turn_off_for_user.js'
export { deleteSecondFactor } from './repositories/delete_second_factor.js'
export { verifySecondFactor } from './repositories/second_factor.js'
