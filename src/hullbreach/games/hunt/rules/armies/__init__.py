"""Who takes the field: forces, lists bought for points, heroes, levels."""
