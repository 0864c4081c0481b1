import Foundation

print("screenplay")
