"""Makes the font files in library/theme/fonts, and glyphs.ts, which lists the characters of each file.

Run: python3 setup/fonts.py; needs fontTools and brotli (Debian: fonttools, python3-brotli).

The Cyrillic files also contain digits, spaces and punctuation, and that of Golos Text the letters A to Z, so that a
Russian page loads no Latin file. The variable Golos Text is built from its static weights, whose outlines are
compatible. Piazzolla is available only as subsets of the optical size in use, so its Cyrillic file takes the shared
glyphs from the Latin one.
"""
from io import BytesIO
from pathlib import Path

from fontTools import merge, subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib import build

root = Path(__file__).resolve().parent.parent
fonts = root / 'library/theme/fonts'
golos = root / 'node_modules/@expo-google-fonts/golos-text'

ascii_codes = set(range(0x20, 0x7F))
signs = {ord(sign) for sign in '\u00a0§©«\u00ad®°±²³·¹»×\u2009–—‘’“”„•…€₽™↑↓−'}
shared = {code for code in ascii_codes if not chr(code).isalpha()} | signs
cyrillic = {0x301, 0x490, 0x491, 0x2116} | set(range(0x400, 0x460))
latin = ascii_codes | signs | set(range(0xA0, 0x100)) | {0x131, 0x152, 0x153}


def reduced(font, codes):
    options = subset.Options(layout_features=[*subset.Options().layout_features, 'tnum', 'pnum'], notdef_outline=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    return font


def variable_golos(codes):
    document = DesignSpaceDocument()
    document.addAxis(AxisDescriptor(tag='wght', name='Weight', minimum=400, default=400, maximum=700))
    for weight, style in ((400, 'Regular'), (500, 'Medium'), (600, 'SemiBold'), (700, 'Bold')):
        font = reduced(TTFont(golos / f'{weight}{style}/GolosText_{weight}{style}.ttf'), codes)
        document.addSource(SourceDescriptor(font=font, name=str(weight), location={'Weight': weight}))
    return build(document)[0]


def part_of(name, codes):
    font = reduced(TTFont(fonts / f'{name}.woff2'), codes)
    font.flavor = None
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return file


def save(font, name):
    font.flavor = 'woff2'
    font.save(fonts / f'{name}.woff2')


save(variable_golos(cyrillic | ascii_codes | signs), 'golos-cyr')
save(variable_golos(latin), 'golos-lat')
# Russian headings contain temperatures in °C.
parts = [part_of('piazzolla-cyr-600', cyrillic), part_of('piazzolla-lat-600', shared | {ord('C')})]
save(merge.Merger().merge(parts), 'piazzolla-cyr-600')


def unicode_range(codes):
    ranges = []
    for code in sorted(codes):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ','.join(f'U+{first:04X}' if first == last else f'U+{first:04X}-{last:04X}' for first, last in ranges)


def codes_of(name):
    return set(TTFont(fonts / f'{name}.woff2').getBestCmap()) - {0}


names = sorted(path.stem for path in fonts.glob('*.woff2'))
twins = {name: name.replace('-cyr', '-lat') if '-cyr' in name else name.replace('-lat', '-cyr') for name in names}
head = """/**
 * Made by setup/fonts.py. The characters of each file as `unicode-range`; `own`: those that the file of the other script
 * does not have.
 */
export const glyphs = {
"""
entries = []
for name in names:
    codes = codes_of(name)
    own = codes - codes_of(twins[name]) if twins[name] in names else codes
    entries.append(f"  '{name}': {{\n    all: '{unicode_range(codes)}',\n    own: '{unicode_range(own)}',\n  }},\n")
(fonts / 'glyphs.ts').write_text(f"{head}{''.join(entries)}}} as const\n")
