"""Prints the demo merchant's test key and the token of a new login."""

import json
import os
import urllib.request

with open(os.environ["DEMO_MERCHANT"]) as file:
    demo = json.load(file)
body = json.dumps({"email": demo["email"], "password": demo["password"]}).encode()
request = urllib.request.Request(demo["baseUrl"] + "/auth/login", body, {"content-type": "application/json"})
with urllib.request.urlopen(request) as response:
    print(demo["apiKeys"]["test"], json.load(response)["token"])
