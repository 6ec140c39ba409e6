# Runs statements on a database, one line of JSON each, as D1 does: one after another. Prints of each, on a line of its
# own, the rows and how many it changed.
import json
import sqlite3
import sys

connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.row_factory = sqlite3.Row
for line in sys.stdin:
    sql, values = json.loads(line)
    cursor = connection.execute(sql, values)
    rows = [dict(row) for row in cursor.fetchall()]
    print(json.dumps({"rows": rows, "changes": max(cursor.rowcount, 0)}), flush=True)
