/* What ways.py holds, for the compiled package, which imports this in its place. A set of squares comes and goes as an
   int and is an array of words in between. What ways.py says of a method holds here too; the same tests prove both. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

typedef uint64_t word;
enum { EAST, SOUTH, SOUTHEAST, SOUTHWEST, DIRECTIONS };

typedef struct {
    PyObject_HEAD
    int words;
    int shift[DIRECTIONS];
    word *open; /* the squares from which a step in each direction is legal, one after the other */
} Ways;

static PyTypeObject WaysType;

/* ---- ints and words */

static int
read_set(PyObject *number, word *set, int words)
{
    if (!PyLong_Check(number)) {
        PyErr_Format(PyExc_TypeError, "expected a set of squares as an int, not %.80s", Py_TYPE(number)->tp_name);
        return -1;
    }
#if PY_VERSION_HEX >= 0x030D0000
    Py_ssize_t needed = PyLong_AsNativeBytes(number, set, words * sizeof(word), Py_ASNATIVEBYTES_LITTLE_ENDIAN);
    if (needed < 0)
        return -1;
    if (needed > (Py_ssize_t)(words * sizeof(word))) {
        PyErr_SetString(PyExc_OverflowError, "a set with squares that are not on the board");
        return -1;
    }
    return 0;
#else
    return _PyLong_AsByteArray((PyLongObject *)number, (unsigned char *)set, words * sizeof(word), 1, 1);
#endif
}

static PyObject *
write_set(const word *set, int words)
{
#if PY_VERSION_HEX >= 0x030D0000
    return PyLong_FromNativeBytes(set, words * sizeof(word), Py_ASNATIVEBYTES_LITTLE_ENDIAN);
#else
    return _PyLong_FromByteArray((const unsigned char *)set, words * sizeof(word), 1, 1);
#endif
}

static int
is_empty(const word *set, int words)
{
    for (int i = 0; i < words; i++)
        if (set[i])
            return 0;
    return 1;
}

/* ---- steps */

static void
step_all(const Ways *self, const word *from, word *to)
{
    int words = self->words;
    memset(to, 0, words * sizeof(word));
    for (int way = 0; way < DIRECTIONS; way++) {
        const word *open = self->open + way * words;
        int skip = self->shift[way] / 64, bits = self->shift[way] % 64;
        for (int i = 0; i + skip < words; i++) {
            word leaving = from[i] & open[i];
            to[i + skip] |= leaving << bits;
            word back = from[i + skip] >> bits;
            if (bits) {
                if (i + skip + 1 < words) {
                    to[i + skip + 1] |= leaving >> (64 - bits);
                    back |= from[i + skip + 1] << (64 - bits);
                }
            }
            to[i] |= back & open[i];
        }
    }
}

static PyObject *
spread(Ways *self, PyObject *number)
{
    int words = self->words;
    word from[words], to[words];
    if (read_set(number, from, words) < 0)
        return NULL;
    step_all(self, from, to);
    return write_set(to, words);
}

static PyObject *
rings(Ways *self, PyObject *const *arguments, Py_ssize_t count)
{
    int words = self->words;
    word edge[words], fresh[words], next[words];
    if (count != 3)
        return PyErr_Format(PyExc_TypeError, "rings takes start, blocked and limit");
    Py_ssize_t limit = PyLong_AsSsize_t(arguments[2]);
    if (limit == -1 && PyErr_Occurred())
        return NULL;
    if (read_set(arguments[0], edge, words) < 0 || read_set(arguments[1], fresh, words) < 0)
        return NULL;
    PyObject *found = PyList_New(0);
    if (found == NULL || PyList_Append(found, arguments[0]) < 0)
        goto failed;
    for (int i = 0; i < words; i++)
        fresh[i] = ~(fresh[i] | edge[i]);
    while (PyList_GET_SIZE(found) <= limit) {
        step_all(self, edge, next);
        for (int i = 0; i < words; i++) {
            edge[i] = next[i] & fresh[i];
            fresh[i] &= ~edge[i];
        }
        if (is_empty(edge, words))
            break;
        PyObject *ring = write_set(edge, words);
        int added = ring == NULL ? -1 : PyList_Append(found, ring);
        Py_XDECREF(ring);
        if (added < 0)
            goto failed;
    }
    return found;
failed:
    Py_XDECREF(found);
    return NULL;
}

static PyObject *
meet(Ways *self, PyObject *const *arguments, Py_ssize_t count)
{
    int words = self->words;
    word front[words], wanted[words], fresh[words], around[words];
    if (count != 3)
        return PyErr_Format(PyExc_TypeError, "meet takes start, wanted and blocked");
    if (read_set(arguments[0], front, words) < 0 || read_set(arguments[1], wanted, words) < 0 ||
        read_set(arguments[2], fresh, words) < 0)
        return NULL;
    for (int i = 0; i < words; i++)
        fresh[i] = ~(fresh[i] | front[i]);
    int met = 0;
    while (!met && !is_empty(front, words)) {
        step_all(self, front, around);
        for (int i = 0; i < words; i++)
            met |= (around[i] & wanted[i]) != 0;
        for (int i = 0; !met && i < words; i++) {
            front[i] = around[i] & fresh[i];
            fresh[i] &= ~front[i];
        }
    }
    for (int i = 0; i < words; i++)
        wanted[i] = met ? wanted[i] & around[i] : 0;
    PyObject *there = write_set(wanted, words), *before = write_set(front, words), *both = NULL;
    if (there != NULL && before != NULL)
        both = PyTuple_Pack(2, there, before);
    Py_XDECREF(there);
    Py_XDECREF(before);
    return both;
}

/* ---- the type */

static PyObject *
make(PyTypeObject *type, PyObject *arguments, PyObject *keywords)
{
    int width, size;
    PyObject *open[DIRECTIONS];
    static char *names[] = {"width", "size", "east", "south", "southeast", "southwest", NULL};
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "iiOOOO", names, &width, &size, &open[EAST], &open[SOUTH],
                                     &open[SOUTHEAST], &open[SOUTHWEST]))
        return NULL;
    if (width < 1 || size < width)
        return PyErr_Format(PyExc_ValueError, "a board %d wide with %d squares", width, size);
    Ways *self = (Ways *)type->tp_alloc(type, 0);
    if (self == NULL)
        return NULL;
    self->words = size / 64 + 1; /* with a bit to spare: everything but some squares is an int below zero */
    self->shift[EAST] = 1;
    self->shift[SOUTH] = width;
    self->shift[SOUTHEAST] = width + 1;
    self->shift[SOUTHWEST] = width - 1;
    self->open = PyMem_Calloc((size_t)self->words * DIRECTIONS, sizeof(word));
    if (self->open == NULL) {
        Py_DECREF(self);
        return PyErr_NoMemory();
    }
    for (int way = 0; way < DIRECTIONS; way++)
        if (read_set(open[way], self->open + way * self->words, self->words) < 0) {
            Py_DECREF(self);
            return NULL;
        }
    return (PyObject *)self;
}

static void
free_ways(Ways *self)
{
    PyMem_Free(self->open);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static PyMethodDef methods[] = {
    {"spread", (PyCFunction)spread, METH_O, "The squares one step away from any of these."},
    {"rings", (PyCFunction)(void (*)(void))rings, METH_FASTCALL,
     "Sets of squares by number of steps from the start set, never entering a blocked square."},
    {"meet", (PyCFunction)(void (*)(void))meet, METH_FASTCALL,
     "The nearest of the wanted squares, and the squares one step before them; none when there is no way."},
    {NULL},
};

static PyTypeObject WaysType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "hullbreach.parts.ways.Ways",
    .tp_doc = "The legal steps on a board while some doors are shut; never changes.",
    .tp_basicsize = sizeof(Ways),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = make,
    .tp_dealloc = (destructor)free_ways,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "ways", .m_size = -1};

PyMODINIT_FUNC
PyInit_ways(void)
{
    PyObject *made = PyType_Ready(&WaysType) < 0 ? NULL : PyModule_Create(&module);
    if (made != NULL && PyModule_AddObjectRef(made, "Ways", (PyObject *)&WaysType) < 0)
        Py_CLEAR(made);
    return made;
}
