export { screen } from '../primitives/knows_a_feature.ts'
