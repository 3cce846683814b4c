#!/usr/bin/env bash
# Runs `npm test` in a fresh clone of HEAD under the conditions of other machines: `setup/test-conditions.sh a b ch` is
# three runs, the last one with two variants; `setup/test-conditions.sh d -- e2e` runs one suite. Logs stay in
# `.build/test-conditions`; everything else that it creates or starts is removed and stopped.
set -uo pipefail
exec < /dev/null

usage='Name variants:
  a  as root, in a folder of mode 0700
  b  as an ordinary user
  c  in a path that contains a space and Cyrillic letters
  d  without Chromium on the path
  e  with the Chromium of this machine in place of the pinned one
  f  with both cores busy with other work
  g  twice in a row in the same clone
  h  with TZ=America/Los_Angeles and LANG=C
  i  with the ports 3000, 3001 and 5432 in use'

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
browsers='chromium chromium-browser google-chrome google-chrome-stable'
base='' user='' child='' started=()

refuse() { echo "$1" >&2; exit 2; }

clean_up() {
  for pid in $child "${started[@]}"; do kill "$pid" 2> /dev/null && wait "$pid" 2> /dev/null; done
  if [[ $user ]]; then userdel --force "$user" 2> /dev/null; fi
  if [[ $base ]]; then rm -rf "$base"; fi
  base='' user='' child='' started=()
}
trap clean_up EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

copy() {
  echo "$root is no repository of git: it is copied as it is."
  mkdir "$1"
  tar -C "$root" --exclude=node_modules --exclude=.build --exclude=.data --exclude=test-results -cf - . | tar -xf - -C "$1"
}

# Also clones a repository of another owner, a shallow one, and one with a detached HEAD.
clone() {
  printf '[safe]\n\tdirectory = *\n' > "$base/gitconfig"
  local -x GIT_CONFIG_GLOBAL=$base/gitconfig
  local head
  head=$(git -C "$root" rev-parse HEAD 2> /dev/null) || { copy "$1"; return; }
  git clone --quiet "$root" "$1" 2> "$base/clone.log" || refuse "The repository cannot be cloned: $(tail -n 1 "$base/clone.log")"
  git -C "$1" checkout --quiet --detach "$head"
}

add_user() {
  user=tropa-$$
  useradd --no-create-home --home-dir "$base/home" --shell /bin/sh "$user" || refuse 'No user can be added here.'
  mkdir "$base/home"
  chown -R "$user" "$base"
}

# Links every program of the PATH except browsers.
path_without_browsers() {
  local farm=$base/bin folder
  mkdir "$farm"
  while read -r -d : folder; do
    [[ -d $folder ]] && find "$folder" -maxdepth 1 ! -type d -exec ln -st "$farm" {} + 2> /dev/null
  done <<< "$PATH:"
  (cd "$farm" && rm -f $browsers)
  echo "$farm"
}

find_browser() {
  local name
  for name in $browsers; do command -v "$name" && return; done
  refuse 'Variant e needs a Chromium on the path.'
}

take_ports() {
  node -e 'for (const port of [3000, 3001, 5432]) require("net").createServer().on("error", () => {}).listen(port)' &
  started+=($!)
}

keep_cores_busy() {
  for _ in $(seq $((2 * $(nproc)))); do
    while :; do :; done &
    started+=($!)
  done
}

keep_logs() {
  local kept=$root/.build/test-conditions/$1
  rm -rf "$kept"
  mkdir -p "$kept"
  cp -R "$2/.build/tests" "$2/.build/logs" "$2/test-results" "$kept" 2> /dev/null
}

# The last line of its output is that of `npm test`.
run_variants() {
  base=$(mktemp -d)
  chmod 0700 "$base"
  mkdir "$base/tmp"
  local letters=$1 times=1 settings=(TMPDIR="$base/tmp") as=() code=0 folder=tropa
  shift
  if [[ $letters == *c* ]]; then folder='своя папка/tropa'; fi
  mkdir -p "$base/${folder%tropa}"
  clone "$base/$folder"
  for letter in $(grep -o . <<< "$letters"); do
    grep "^  $letter " <<< "$usage"
    case $letter in
      a) [[ $EUID == 0 ]] || echo '     (not as root: whoever runs this is another user)' ;;
      b) if [[ $EUID == 0 ]]; then add_user; as=(setpriv --reuid "$user" --regid "$user" --init-groups); settings+=(HOME="$base/home"); fi ;;
      c) ;;
      d) settings+=(PATH="$(path_without_browsers)") ;;
      e) settings+=(CHROMIUM_PATH="$(find_browser)") || exit ;;
      f) keep_cores_busy ;;
      g) times=2 ;;
      h) settings+=(TZ=America/Los_Angeles LANG=C LC_ALL=) ;;
      i) take_ports ;;
      *) refuse "There is no variant $letter. $usage" ;;
    esac
  done
  cd "$base/$folder" || exit
  for _ in $(seq "$times"); do
    "${as[@]}" env "${settings[@]}" npm test --silent -- "$@" &
    child=$!
    wait "$child" || code=$?
    child=''
    keep_logs "$letters" "$base/$folder"
  done
  cd "$root" || exit
  clean_up
  return "$code"
}

variants=()
while [[ $# -gt 0 && $1 != -- ]]; do variants+=("$1"); shift; done
[[ ${1:-} == -- ]] && shift
[[ ${#variants[@]} -gt 0 ]] || refuse "$usage"

worst=0
for letters in "${variants[@]}"; do run_variants "$letters" "$@" || worst=$?; done
exit "$worst"
