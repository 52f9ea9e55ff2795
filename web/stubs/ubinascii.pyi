from binascii import a2b_base64, b2a_base64

__all__ = ["a2b_base64", "b2a_base64"]
