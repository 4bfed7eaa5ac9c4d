#!/bin/sh
# Files the finished backup FOLDER/new as that of its day, and keeps the newest 7 days, the first backups of the newest 4 weeks
# and those of the newest 12 months. Files are not copied but linked (cp -l), so a backup in all three takes its room once.
#
#   deploy/keep-backup.sh FOLDER [YYYY-MM-DD]
#
# Counts backups and not their age: where none are made any more, none is removed.
set -eu
folder=${1:?Name the folder of the backups}
day=${2:-$(date +%F)}
# Written last: a folder without it is not a backup.
if [ ! -f "$folder/new/manifest.json" ]; then
  echo "There is no finished backup in $folder/new; the others stay as they are." >&2
  exit 1
fi

keep() {
  mkdir -p "$folder/$1"
  if [ ! -e "$folder/$1/$2" ]; then
    rm -rf "$folder/$1/.half"
    cp -al "$folder/new" "$folder/$1/.half"
    mv "$folder/$1/.half" "$folder/$1/$2"
  fi
  ls "$folder/$1" | sort | head -n "-$3" | while read -r old; do rm -rf "$folder/$1/$old"; done
}

rm -rf "$folder/daily/$day"
keep daily "$day" 7
keep weekly "$(date -d "$day" +%G-W%V)" 4
keep monthly "$(date -d "$day" +%Y-%m)" 12
rm -rf "$folder/new"
