import '../../../ui-kit/src/primitives/knows_a_feature.ts'
